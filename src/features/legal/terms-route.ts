export { TermsScreen as Component } from './TermsScreen.tsx';
