/**
 * Whether this is a tab of an iPhone's or iPad's browser: all of them may clear what a site keeps after 7 days of use without
 * a visit, but not what the same site keeps when it was put on the home screen (WebKit, "Full Third-Party Cookie Blocking and
 * More", March 2020). An iPad calls itself a Mac, but no Mac has a touch screen.
 */
export function isIphoneTab(): boolean {
	const { userAgent, maxTouchPoints, standalone } = navigator as Navigator & { standalone?: boolean };
	const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
	return isIos && standalone !== true && !matchMedia('(display-mode: standalone)').matches;
}
