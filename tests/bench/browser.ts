import { findBrowser } from '../e2e/find-browser.mjs';

/** How to launch the browser that the end-to-end tests use. */
export const browserOptions = () => ({ executablePath: findBrowser(), args: ['--no-sandbox'] });
