import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { insistOn } from '#runtime/insist-on.ts';
import { whenIdle } from '#runtime/when-idle.ts';

/**
 * A component whose code is fetched after the words around it are on the screen. Give it a fallback of its own size:
 * that stays until a lost signal is back.
 */
export function lazyWhenIdle<Props>(
	load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async () => {
		await whenIdle();
		return { default: await insistOn(load) };
	});
}
