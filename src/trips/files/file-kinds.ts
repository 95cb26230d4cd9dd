/** A kind of file that a trip can be exported as. */
export interface FileKind {
	id: 'json' | 'ics' | 'kml' | 'gpx' | 'csv';
	name: string;
	words: string;
}

export const fileKinds: readonly FileKind[] = [
	{ id: 'ics', name: 'Calendar (ICS)', words: 'Drives, visits and tour times, by the clocks there.' },
	{ id: 'kml', name: 'Google Earth and My Maps (KML)', words: 'The stops and the route between them.' },
	{ id: 'gpx', name: 'GPS and map apps (GPX)', words: 'The stops, as points and as a route.' },
	{ id: 'csv', name: 'Spreadsheet (CSV)', words: 'One row per stop, with times, notes and miles.' },
	{
		id: 'json',
		name: 'Everything (JSON)',
		words: 'Everything you wrote, to keep or to import somewhere else.',
	},
];
