import type { ApiStages } from '#domain/site/api-stages.ts';
import { isVideoFile } from '#domain/site/video-file.ts';

const policy = {
	'default-src': "'none'",
	'script-src': "'self'",
	'style-src': "'self'",
	'img-src': "'self' data: blob:",
	'font-src': "'self'",
	// MapLibre's worker reads the base map that the page made for it.
	'connect-src': "'self' blob:",
	'worker-src': "'self'",
	'manifest-src': "'self'",
	'frame-ancestors': "'none'",
	'base-uri': "'none'",
	'form-action': "'self'",
	'require-trusted-types-for': "'script'",
	// The app creates this policy before anything else, and it cannot be created twice: no other script can make markup.
	'trusted-types': 'tour-trails',
};

/**
 * The policy. It names the hosts of the user guide's video and of the API's stages, where configured, each for its own
 * purpose only.
 */
function contentSecurityPolicy(video: string | null, stages: Guarded['apiStages']): string {
	const ofVideo = isVideoFile(video ?? '') ? 'media-src' : 'frame-src';
	// A video with an unreadable address is left out: it must not block the answer to the admin who comes to fix it.
	const forVideo = Object.fromEntries(originsOf([video]).map((origin) => [ofVideo, origin]));
	const origins = [...new Set(originsOf([stages?.dev, stages?.prod]))];
	const forStages = { 'connect-src': [policy['connect-src'], ...origins].join(' ') };
	return Object.entries({ ...policy, ...forVideo, ...forStages })
		.map(([directive, sources]) => `${directive} ${sources}`)
		.join('; ');
}

/** The origins of those addresses that are complete. */
const originsOf = (addresses: (string | null | undefined)[]) =>
	addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));

const headers = {
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy':
		'camera=(self), geolocation=(self), browsing-topics=(), display-capture=(), microphone=(), payment=(), usb=()',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
};

/**
 * Security: does the same for pages that the server draws whole, without a script: even our own scripts may not create
 * a Trusted Types policy there.
 */
export function withoutScripts(all: Record<string, string>): Record<string, string> {
	const ours = `trusted-types ${policy['trusted-types']}`;
	const csp = all['Content-Security-Policy'] ?? '';
	return { ...all, 'Content-Security-Policy': csp.replace(ours, "trusted-types 'none'") };
}

/** The parts of the configuration that the security headers depend on. */
export interface Guarded {
	publicUrl: string;
	/** The user guide video's address; null for none. */
	guideVideo: string | null;
	/** The API stages that pages may call; null for this server alone. */
	apiStages: ApiStages | null;
}

/** The security headers of every answer; over https also two years of "https only". */
export function securityHeaders({ publicUrl, guideVideo, apiStages }: Guarded): Record<string, string> {
	const all = { 'Content-Security-Policy': contentSecurityPolicy(guideVideo, apiStages), ...headers };
	if (!publicUrl.startsWith('https:')) return all;
	return { ...all, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };
}
