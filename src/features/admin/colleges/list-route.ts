import { readColleges } from '#api/admin-colleges.ts';

export { CollegesScreen as Component } from './CollegesScreen.tsx';

export const loader = async () => ({ title: 'Colleges Manager', colleges: await readColleges() });
