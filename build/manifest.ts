import type { ManifestOptions } from 'vite-plugin-pwa';
import { THEME_COLOR } from '#domain/html/brand.ts';

/** The web app manifest: how the app appears on a home screen. */
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
	theme_color: THEME_COLOR,
	categories: ['education', 'travel'],
	icons: [
		{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
		{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
		{ src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
		{ src: '/icons/icon-monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
	],
	screenshots: [
		{
			src: '/screenshots/planner-narrow.png',
			sizes: '390x844',
			type: 'image/png',
			form_factor: 'narrow',
			label: 'Six campuses on one line',
		},
		{
			src: '/screenshots/guide-narrow.png',
			sizes: '390x844',
			type: 'image/png',
			form_factor: 'narrow',
			label: 'A college guide',
		},
		{
			src: '/screenshots/planner-wide.png',
			sizes: '1280x800',
			type: 'image/png',
			form_factor: 'wide',
			label: 'The trip planner',
		},
	],
	shortcuts: [
		{ name: 'Trip Planner', url: '/trip-planner' },
		{ name: 'College Guides', url: '/college-guides' },
	],
};
