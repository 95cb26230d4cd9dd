import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { classicParts } from './build/classic-parts.ts';
import { groupChunks } from './build/group-chunks.ts';
import { failOnIneffectiveImport } from './build/ineffective-imports.ts';
import { layerOrder } from './build/layer-order.ts';
import { leanRouter } from './build/lean-router.ts';
import { leanSearch } from './build/lean-search.ts';
import { manifest } from './build/manifest.ts';
import { OLDEST_FOR_SCRIPTS, OLDEST_FOR_STYLES } from './build/oldest-browsers.ts';
import { PACKED_SCRIPTS, packScripts } from './build/pack-scripts.ts';
import { preloadsForWorker, routePreloads } from './build/route-preloads.ts';
import { stylesFirst } from './build/styles-first.ts';
import { themeColor } from './build/theme-color.ts';
import { withIntegrity } from './build/with-integrity.ts';
import { SERVED } from './src/domain/not-pages.ts';

const CLIENT = 'dist/client';

const { plugin: grouping, groups, preloads } = groupChunks();

export default defineConfig({
	plugins: [
		react(),
		grouping,
		leanRouter(),
		leanSearch(),
		layerOrder(),
		routePreloads(),
		stylesFirst(),
		themeColor(),
		classicParts(),
		packScripts(),
		backOfficeInDevelopment(),
		VitePWA({
			strategies: 'injectManifest',
			srcDir: 'src/pwa/worker',
			filename: 'sw.ts',
			injectRegister: false,
			manifest,
			includeManifestIcons: false,
			injectManifest: {
				// The icons of the home screen are fetched by whoever puts the app there.
				globPatterns: ['**/*.{js,css,html,woff2,json,svg,bin}'],
				// What only editors fetch is on no visitor's device.
				globIgnores: [...PACKED_SCRIPTS, 'assets/EditorLinks-*'],
				manifestTransforms: [withIntegrity(join(import.meta.dirname, CLIENT))],
				maximumFileSizeToCacheInBytes: 3_000_000,
				buildPlugins: { vite: [quietWorker(), preloadsForWorker()] },
			},
		}),
	],
	build: {
		outDir: CLIENT,
		emptyOutDir: true,
		assetsInlineLimit: 0,
		target: OLDEST_FOR_SCRIPTS,
		cssTarget: OLDEST_FOR_STYLES,
		manifest: true,
		modulePreload: {
			// The links become ordinary preloads (build/classic-parts.ts), which need none.
			polyfill: false,
			resolveDependencies: (file, files, { hostType }) =>
				hostType === 'html' ? files : preloads(file, files),
		},
		rolldownOptions: {
			onwarn: failOnIneffectiveImport,
			// A slow machine is no fault of the build's.
			checks: { bundlerTimings: false },
			optimization: { inlineConst: { mode: 'all' } },
			output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
		},
	},
	server: {
		port: 5173,
		proxy: {
			[SERVED]: 'http://127.0.0.1:3000',
		},
	},
});

/** While developing, one Vite serves both apps: the addresses of the back office begin with its own script. */
function backOfficeInDevelopment(): Plugin {
	return {
		name: 'back-office-in-development',
		apply: 'serve',
		transformIndexHtml: {
			order: 'pre',
			handler: (html, { originalUrl = '/' }) =>
				/^\/admin(\/|$)/.test(originalUrl)
					? html.replace('/src/app/start.ts', '/src/app/back-office/main.tsx')
					: html,
		},
	};
}

/** Keeps the worker's build quiet. To get one file, vite-plugin-pwa sets an option that Vite has deprecated: this sets the new one. */
function quietWorker(): Plugin {
	return {
		name: 'quiet-worker',
		config: ({ build }) => {
			const output = build?.rollupOptions?.output;
			if (!output || Array.isArray(output) || !('inlineDynamicImports' in output))
				throw new Error('vite-plugin-pwa no longer sets inlineDynamicImports: delete what replaces it here.');
			delete output.inlineDynamicImports;
			output.codeSplitting = false;
			return { logLevel: 'warn' };
		},
	};
}
