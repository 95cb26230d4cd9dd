import { type ComponentType, createElement, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '#ui/lazy-part.ts';

const Footer = ({ year }: { year: number }) => <p>© {year}</p>;
const columns = 3;
const load = async () => ({ Footer, columns });

async function drawn(Part: ComponentType<{ year: number }>) {
	vi.stubGlobal('addEventListener', () => undefined);
	const page = <Suspense fallback="…">{createElement(Part, { year: 2027 })}</Suspense>;
	return new Response(await renderToReadableStream(page)).text();
}

test('a part is the component that its module exports under the name', async () => {
	expect(await drawn(lazyPart(load, 'Footer'))).toContain('© <!-- -->2027');
});

test('a part for later is fetched only when the browser has nothing more urgent to do', async () => {
	const steps: string[] = [];
	vi.stubGlobal('window', {
		requestIdleCallback: (then: () => void) => {
			steps.push('idle');
			then();
		},
	});
	vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
	const loadLate = () => {
		steps.push('fetched');
		return load();
	};
	expect(await drawn(lazyPart(loadLate, 'Footer', { whenIdle: true }))).toContain('2027');
	expect(steps).toEqual(['idle', 'fetched']);
});

test('a name that the module does not export, or not for a component, does not compile', () => {
	// @ts-expect-error
	lazyPart(load, 'Header');
	// @ts-expect-error
	lazyPart(load, 'columns');
	const Part = lazyPart(load, 'Footer');
	// @ts-expect-error
	expect(<Part year="MMXXVII" />).toBeDefined();
});
