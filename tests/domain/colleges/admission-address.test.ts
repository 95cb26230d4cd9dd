import { expect, test } from 'vitest';
import { admissionAddress } from '#domain/colleges/admission-address.ts';

test.each([
	['http://bc.edu/apply', 'https://www.bc.edu/apply'],
	['bc.edu', 'https://www.bc.edu'],
	['https://bc.edu?term=fall', 'https://www.bc.edu?term=fall'],
	['https://bc.edu:8443/', 'https://www.bc.edu:8443/'],
	['https://bc.edu#apply', 'https://www.bc.edu#apply'],
	['HTTP://BC.EDU/', 'https://www.BC.EDU/'],
	['admissions.bc.edu', 'https://admissions.bc.edu'],
	['https://www.bc.edu/http:', 'https://www.bc.edu/http:'],
])('the admission address %s is stored as %s', (typed, stored) => {
	expect(admissionAddress(typed)).toBe(stored);
});
