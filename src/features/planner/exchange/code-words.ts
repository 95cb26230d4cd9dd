/** For a trip that has no codes, on screen and on paper. */
export const noCodesWords =
	'The notes of this trip are too long for codes. To put it on another phone, send its JSON file.';
