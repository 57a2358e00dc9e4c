// The picture of a card of gear; a bag stands for it until the pictures have come.
import { idOf } from '../../../lib/net/cards';
import { withRetries } from '../../../lib/net/retry';
import swapBag from 'icon:swap-bag';

let pictures = $state.raw<Record<string, string>>({});
void withRetries(() => import('./things')).then((fetched) => (pictures = fetched.THINGS));

/** By key or bare name. */
export const thingIcon = (key: string): string => pictures[idOf(key)] ?? swapBag;
