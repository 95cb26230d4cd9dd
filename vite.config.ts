import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { layerOrder } from './build/layer-order.ts';
import { leanRouter } from './build/lean-router.ts';
import { manifest } from './build/manifest.ts';

export default defineConfig({
	plugins: [
		react(),
		leanRouter(),
		layerOrder(),
		VitePWA({
			strategies: 'injectManifest',
			srcDir: 'src/pwa/worker',
			filename: 'sw.ts',
			injectRegister: false,
			manifest,
			injectManifest: {
				globPatterns: ['**/*.{js,css,html,woff2,json,svg}', 'icons/*.png'],
				maximumFileSizeToCacheInBytes: 3_000_000,
			},
		}),
	],
	build: {
		outDir: 'dist/client',
		emptyOutDir: true,
		assetsInlineLimit: 0,
		target: 'es2022',
		manifest: true,
	},
	server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
	test: {
		include: ['tests/**/*.test.{ts,tsx}'],
		exclude: ['tests/e2e/**', 'tests/bench/**', 'node_modules/**'],
	},
});
