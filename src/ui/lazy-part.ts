import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { insistOn } from '#runtime/insist-on.ts';
import { whenIdle as idle } from '#runtime/when-idle.ts';

/** The names under which a module exports components. */
export type PartName<Module> = {
	[Name in keyof Module]: Module[Name] extends ComponentType<never> ? Name : never;
}[keyof Module];

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** A component whose code is fetched later. */
export type LazyPart<Module, Name extends PartName<Module>> = LazyExoticComponent<
	ComponentType<PropsOf<Module[Name]>>
>;

/**
 * A component whose code is fetched when it is first shown. Give it a fallback of the same size: without a signal, the
 * fallback stays until the signal returns.
 * @param load a literal `import('…')`, which the build follows
 * @param options.whenIdle true to fetch it only after the words around it are on the screen
 */
export function lazyPart<Module, Name extends PartName<Module>>(
	load: () => Promise<Module>,
	name: Name,
	{ whenIdle = false }: { whenIdle?: boolean } = {},
): LazyPart<Module, Name> {
	return lazy(async () => {
		if (whenIdle) await idle();
		return { default: (await insistOn(load))[name] as ComponentType<PropsOf<Module[Name]>> };
	});
}
