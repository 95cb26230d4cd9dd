export { PrivacyScreen as Component } from './PrivacyScreen.tsx';
