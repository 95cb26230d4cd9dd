/**
 * True in a browser tab on an iPhone or iPad, where all browsers may clear a site's storage after 7 days of use without
 * a visit, but not the storage of the same site on the home screen (WebKit, "Full Third-Party Cookie Blocking and
 * More", March 2020). An iPad calls itself a Mac, but no Mac has a touch screen.
 */
export function isIphoneTab(): boolean {
	const { userAgent, maxTouchPoints, standalone } = navigator as Navigator & { standalone?: boolean };
	const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
	return isIos && standalone !== true && !matchMedia('(display-mode: standalone)').matches;
}
