import { usersIfSignedIn } from './users-if-signed-in.ts';

export { UsersScreen as Component } from './UsersScreen.tsx';

export const loader = async () => ({ title: 'User List', users: await usersIfSignedIn() });
