/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'icon:*' {
  const body: string;
  export default body;
}
declare module '*?print' {
  const address: string;
  export default address;
}
declare module 'zzfx' {
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
}
