import type { Plugin } from 'vite';

const NAMED_COMPONENT = /^\w+\.displayName = .*$/gm;
const WRAPPED_COMPONENT = /= (React\d*\.forwardRef\()/g;

/**
 * Bundles react-router's production build, which its package offers to no browser bundler, and drops the components
 * that nothing imports: because they set display names, the bundler would keep them, at 5 kB gzipped in every first
 * screen.
 */
export function leanRouter(): Plugin {
	let hasName = false;
	let hasWrapped = false;
	return {
		name: 'lean-router',
		apply: 'build',
		enforce: 'pre',
		async resolveId(source, importer) {
			if (!/^react-router(\/dom)?$/.test(source)) return null;
			const resolved = await this.resolve(source, importer, { skipSelf: true });
			return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
		},
		transform: {
			filter: { id: /\/react-router\/dist\// },
			handler: (code) => {
				hasName ||= code.search(NAMED_COMPONENT) >= 0;
				hasWrapped ||= code.search(WRAPPED_COMPONENT) >= 0;
				return {
					code: code.replace(NAMED_COMPONENT, '').replace(WRAPPED_COMPONENT, '= /* @__PURE__ */ $1'),
					map: null,
				};
			},
		},
		generateBundle() {
			if (!hasName || !hasWrapped) throw new Error('react-router is written otherwise: see lean-router.ts');
		},
	};
}
