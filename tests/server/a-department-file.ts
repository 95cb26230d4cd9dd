const hdColumns = [
	'UNITID',
	'INSTNM',
	'IALIAS',
	'ADDR',
	'CITY',
	'STABBR',
	'ZIP',
	'FIPS',
	'WEBADDR',
	'ADMINURL',
	'ICLEVEL',
	'CONTROL',
	'LOCALE',
	'INSTSIZE',
	'CYACTIVE',
	'LONGITUD',
	'LATITUDE',
];

const bostonCollege: Record<string, string> = {
	UNITID: '164924',
	INSTNM: 'Boston College (Department)',
	IALIAS: 'BC',
	ADDR: '140 Commonwealth Avenue, Gasson',
	CITY: 'Chestnut Hill',
	STABBR: 'MA',
	ZIP: '02467',
	FIPS: '25',
	WEBADDR: 'www.bc.edu/',
	ADMINURL: 'https://www.bc.edu/admission',
	ICLEVEL: '1',
	CONTROL: '2',
	LOCALE: '13',
	INSTSIZE: '4',
	CYACTIVE: '1',
	LONGITUD: '-71.169242',
	LATITUDE: '42.336213',
};

/** An HD file as the Department publishes it: latin-1, quoted texts, CRLF; each row Boston College but for its changes. */
export function anHdFile(rows: Record<string, string>[], header = hdColumns): Buffer {
	const lines = rows.map((row) =>
		hdColumns.map((column) => quoted({ ...bostonCollege, ...row }[column] ?? '')),
	);
	return aCsvFile([header, ...lines]);
}

/** A file of these rows, in latin-1. */
export const aCsvFile = (rows: string[][]) =>
	Buffer.from(`${rows.map((row) => row.join(',')).join('\r\n')}\r\n`, 'latin1');

const quoted = (text: string) => (/^-?[\d.]+$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`);
