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
	// `dompurify` cleans an editor's HTML; the other two each pass one address of our own. Nothing else may make markup.
	'trusted-types': 'dompurify map-worker service-worker',
};

const contentSecurityPolicy = Object.entries(policy)
	.map(([directive, sources]) => `${directive} ${sources}`)
	.join('; ');

const headers = {
	'Content-Security-Policy': contentSecurityPolicy,
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy':
		'camera=(self), geolocation=(self), browsing-topics=(), display-capture=(), microphone=(), payment=(), usb=()',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
};

/** The security headers of every answer; over https also two years of "https only". */
export function securityHeaders(publicUrl: string): Record<string, string> {
	if (!publicUrl.startsWith('https:')) return headers;
	return { ...headers, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };
}
