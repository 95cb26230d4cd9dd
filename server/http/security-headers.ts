import { isVideoFile } from '#domain/site/video-file.ts';

const policy = {
	'default-src': "'none'",
	'script-src': "'self'",
	'style-src': "'self'",
	'img-src': "'self' data: blob:",
	'font-src': "'self'",
	'connect-src': "'self'",
	'worker-src': "'self'",
	'manifest-src': "'self'",
	'frame-ancestors': "'none'",
	'base-uri': "'none'",
	'form-action': "'self'",
	'require-trusted-types-for': "'script'",
	// The app makes this policy before anything else, and it cannot be made twice: nobody else can make markup.
	'trusted-types': 'tour-trails',
};

/** The policy; the one host that it names is that of the user guide's video, where one is configured, and for that alone. */
function contentSecurityPolicy(video: string | null): string {
	const forVideo = video && { [isVideoFile(video) ? 'media-src' : 'frame-src']: new URL(video).origin };
	return Object.entries({ ...policy, ...forVideo })
		.map(([directive, sources]) => `${directive} ${sources}`)
		.join('; ');
}

const headers = {
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy':
		'camera=(self), geolocation=(self), browsing-topics=(), display-capture=(), microphone=(), payment=(), usb=()',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
};

/** What of this installation its security headers depend on. */
export interface Guarded {
	publicUrl: string;
	/** The address of the user guide's video; null is none. */
	guideVideo: string | null;
}

/** The security headers of every answer; over https also two years of "https only". */
export function securityHeaders({ publicUrl, guideVideo }: Guarded): Record<string, string> {
	const all = { 'Content-Security-Policy': contentSecurityPolicy(guideVideo), ...headers };
	if (!publicUrl.startsWith('https:')) return all;
	return { ...all, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };
}
