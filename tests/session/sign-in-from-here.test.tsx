import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useSignInFromHere } from '#session/sign-in-from-here.ts';

const Way = () => useSignInFromHere();
const wayFrom = (address: string) =>
	renderToStaticMarkup(
		<MemoryRouter initialEntries={[address]}>
			<Way />
		</MemoryRouter>,
	).replaceAll('&amp;', '&');

test('a sign-in returns to the page it began on, with what its address asks for', () => {
	expect(wayFrom('/search?q=ohio')).toBe('/sign-in?return=%2Fsearch%3Fq%3Dohio');
});

test.each([
	'/sign-in',
	'/sign-in?return=%2Fcollege%2F164924',
	'/sign-in?problem=refused&return=%2Fsaved&fresh',
])('on the sign-in page, the way to it forgets nothing: %s', (address) => {
	expect(wayFrom(address)).toBe(address);
	expect(wayFrom(address.replace('sign-in', 'Sign-In/'))).toBe(address);
});
