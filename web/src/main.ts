import './lib/look/tokens.css';
import './lib/look/base.css';
import './games/themes';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
