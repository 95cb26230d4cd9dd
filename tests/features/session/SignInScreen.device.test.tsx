import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '#domain/paths.ts';
import { Component as SignInScreen } from '#features/session/SignInScreen.tsx';

test.each([
	[paths.signInFrom('/saved'), paths.signInStart('/saved')],
	[paths.signUpFrom('/saved'), paths.signUpStart('/saved')],
])('from %s the way leads to %s', (address, start) => {
	const page = renderToStaticMarkup(
		<MemoryRouter initialEntries={[address]}>
			<SignInScreen />
		</MemoryRouter>,
	);
	expect(page.replaceAll('&amp;', '&')).toContain(`href="${start}"`);
});
