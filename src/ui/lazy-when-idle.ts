import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { insistOn } from '#runtime/insist-on.ts';
import { whenIdle } from '#runtime/when-idle.ts';

/**
 * A component whose code is fetched after the words around it are on the screen. Give it a fallback of the same size:
 * without a signal, the fallback stays until the signal returns.
 */
export function lazyWhenIdle<Props>(
	load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async () => {
		await whenIdle();
		return { default: await insistOn(load) };
	});
}
