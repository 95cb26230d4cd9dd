export { SignInScreen as Component } from './SignInScreen.tsx';
