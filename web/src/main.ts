import './lib/styles/tokens.css';
import './lib/styles/base.css';
import './games/themes';
import { mount } from 'svelte';
import App from './App.svelte';
import { ServerTransport } from './lib/net/server_transport';
import { chooseTransport } from './lib/net/transport';
import { watchPreferences } from './lib/screen/settings.svelte';

chooseTransport(new ServerTransport(location.origin));
watchPreferences();
mount(App, { target: document.getElementById('app')! });
