import type { ManifestOptions } from 'vite-plugin-pwa';

/** The web app manifest: how the app stands on a home screen. */
export const manifest: Partial<ManifestOptions> = {
	id: '/',
	name: 'College Tour Trails',
	short_name: 'Tour Trails',
	description: 'Plan the whole college tour, then drive it with no signal.',
	lang: 'en-US',
	start_url: '/',
	scope: '/',
	display: 'standalone',
	background_color: '#f8f7f0',
	theme_color: '#11221b',
	categories: ['education', 'travel'],
	icons: [
		{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
		{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
		{ src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
		{ src: '/icons/icon-monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
	],
	shortcuts: [
		{ name: 'Trip Planner', url: '/trip-planner' },
		{ name: 'College Guides', url: '/college-guides' },
	],
};
