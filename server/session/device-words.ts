const browsers: [RegExp, string][] = [
	[/\bEdg(e|A|iOS)?\//, 'Edge'],
	[/\bOPR\/|\bOpera\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\b(Firefox|FxiOS)\//, 'Firefox'],
	[/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bCrOS\b/, 'Chromebook'],
	[/\bMac OS X\b/, 'Mac'],
	[/\bWindows\b/, 'Windows'],
	[/\bLinux\b/, 'Linux'],
];

/** A device in words, from its User-Agent header: "Safari on iPhone". */
export function deviceWords(userAgent: string | undefined): string {
	const find = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
	const [browser, system] = [find(browsers), find(systems)];
	if (browser && system) return `${browser} on ${system}`;
	return browser ?? system ?? 'Unknown device';
}
