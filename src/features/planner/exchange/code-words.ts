/** For a trip that has no codes, on screen and on paper. */
export const noCodesWords =
	'This trip’s notes are too long for QR codes. To move it to another phone, send its JSON file.';
