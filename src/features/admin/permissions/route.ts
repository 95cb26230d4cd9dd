import { usersIfSignedIn } from '../users/users-if-signed-in.ts';

export { PermissionsScreen as Component } from './PermissionsScreen.tsx';

export const loader = async () => ({ title: 'Permissions', users: await usersIfSignedIn() });
