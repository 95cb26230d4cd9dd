import { StartError } from '#server/start-error.ts';

/** A promo code as an admin asks for it: `CODE USES [YYYY-MM-DD]`. @throws StartError with what is wrong. */
export function promoOf([code = '', uses = '', until, ...more]: string[]) {
	if (!/^[A-Za-z\d-]{6,40}$/.test(code)) {
		throw new StartError('A promo code has 6 to 40 letters, digits and hyphens.');
	}
	if (!/^[1-9]\d{0,5}$/.test(uses)) throw new StartError('Say how many people may use it, like 100.');
	const isDay = until === undefined || (/^\d{4}-\d\d-\d\d$/.test(until) && !Number.isNaN(Date.parse(until)));
	if (!isDay || more.length > 0)
		throw new StartError('Say the day on which it ends like 2027-05-31, or leave it out.');
	return {
		code: code.toUpperCase(),
		uses: Number(uses),
		expires: until === undefined ? null : new Date(until),
	};
}
