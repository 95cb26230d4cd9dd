import { expect, test } from 'vitest';
import { landOf, neighborOf } from '#domain/roads/land.ts';
import { unpackTowns } from '#domain/towns/packed-towns.ts';
import { readPacked } from '../../read-packed.ts';

test.each([
	['Lihue', 21.98, -159.37, 'Kauai'],
	['Honolulu', 21.31, -157.86, 'Oahu'],
	['Kaunakakai', 21.09, -157.02, 'Molokai'],
	['Lanai City', 20.83, -156.92, 'Lanai'],
	['Kahului', 20.89, -156.47, 'Maui'],
	['Hilo', 19.71, -155.08, 'Hawaii'],
	['San Juan', 18.45, -66.07, 'Puerto Rico'],
	['Charlotte Amalie', 18.34, -64.93, 'Saint Thomas'],
	['Cruz Bay', 18.33, -64.79, 'Saint John'],
	['Christiansted', 17.75, -64.7, 'Saint Croix'],
	['Hagåtña', 13.48, 144.75, 'Guam'],
	['Garapan', 15.2, 145.72, 'Saipan'],
	['Pago Pago', -14.28, -170.7, 'Tutuila'],
	['Juneau', 58.3, -134.42, 'Juneau'],
	['Sitka', 57.05, -135.33, 'Sitka'],
	['Ketchikan', 55.34, -131.65, 'Ketchikan'],
	['Kodiak', 57.79, -152.41, 'Kodiak'],
	['Utqiagvik', 71.29, -156.79, 'Utqiagvik'],
	['Nome', 64.5, -165.41, 'Nome'],
	['Kotzebue', 66.9, -162.6, 'Kotzebue'],
	['Bethel', 60.79, -161.76, 'Bethel'],
	['Dillingham', 59.04, -158.46, 'Dillingham'],
	['Cordova', 60.54, -145.76, 'Cordova'],
	['Petersburg', 56.813, -132.956, 'Petersburg'],
	['Wrangell', 56.471, -132.377, 'Wrangell'],
	['Unalaska', 53.874, -166.534, 'Unalaska'],
	['King Salmon', 58.677, -156.649, 'King Salmon'],
	['Naknek', 58.728, -157.014, 'King Salmon'],
	['Haines', 59.236, -135.445, 'Alaska'],
	['Skagway', 59.458, -135.313, 'Alaska'],
	['Isabel Segunda', 18.149, -65.443, 'Vieques'],
	['Dewey', 18.303, -65.301, 'Culebra'],
	['Ceiba', 18.264, -65.649, 'Puerto Rico'],
	['San Jose Village', 14.968, 145.62, 'Tinian'],
	['Fairbanks', 64.84, -147.72, 'Alaska'],
	['Nantucket', 41.28, -70.1, 'Nantucket'],
	['Edgartown', 41.39, -70.51, "Martha's Vineyard"],
	['New Shoreham', 41.17, -71.56, 'Block Island'],
	['Fishers Island', 41.26, -72, 'Fishers Island'],
	['Shelter Island', 41.07, -72.34, 'Shelter Island'],
	['Vinalhaven', 44.05, -68.83, 'Vinalhaven'],
	['Islesboro', 44.3, -68.91, 'Islesboro'],
	['Monhegan', 43.765, -69.31, 'Monhegan'],
	['Ewell', 37.995, -76.03, 'Smith Island'],
	['Tangier', 37.826, -75.992, 'Tangier Island'],
	['Ocracoke', 35.115, -75.98, 'Ocracoke'],
	['Daufuskie', 32.11, -80.87, 'Daufuskie Island'],
	['Kelleys Island', 41.6, -82.7, 'Kelleys Island'],
	['Put-in-Bay', 41.654, -82.82, 'South Bass Island'],
	['Mackinac', 45.85, -84.62, 'Mackinac Island'],
	['Pointe Aux Pins', 45.75, -84.47, 'Bois Blanc Island'],
	['Saint James', 45.75, -85.51, 'Beaver Island'],
	['Drummond', 46.02, -83.73, 'Drummond Island'],
	['Washington', 45.38, -86.93, 'Washington Island'],
	['La Pointe', 46.78, -90.78, 'Madeline Island'],
	['Rock Harbor', 48.14, -88.49, 'Isle Royale'],
	['Avalon', 33.34, -118.33, 'Catalina'],
	['Vashon', 47.45, -122.46, 'Vashon Island'],
	['Friday Harbor', 48.53, -123.01, 'San Juan Island'],
	['Eastsound', 48.69, -122.9, 'Orcas Island'],
	['Lopez', 48.52, -122.91, 'Lopez Island'],
	['the ferry at Shelter Island Heights', 41.085, -72.36, 'Shelter Island'],
	['the ferry at Vashon Heights', 47.511, -122.464, 'Vashon Island'],
	['the ferry at Tahlequah', 47.332, -122.507, 'Vashon Island'],
	['the ferry at La Pointe', 46.779, -90.788, 'Madeline Island'],
	['the ferry at Greenport', 41.1, -72.362, 'mainland'],
	['the ferry at Southworth', 47.513, -122.496, 'mainland'],
	['the ferry at Point Defiance', 47.306, -122.514, 'mainland'],
	['North Haven', 41.038, -72.315, 'mainland'],
	['Arbor Heights in Seattle', 47.51, -122.38, 'mainland'],
	['Three Tree Point in Burien', 47.452, -122.379, 'mainland'],
	['the ferry at Dolphin Point', 47.5, -122.452, 'Vashon Island'],
	['Point Robinson', 47.388, -122.376, 'Vashon Island'],
	['the ferry to North Haven', 41.046, -72.315, 'Shelter Island'],
	['the ferry at Bayfield', 46.811, -90.815, 'mainland'],
	['Red Cliff', 46.855, -90.787, 'mainland'],
	['Woods Hole', 41.52, -70.67, 'mainland'],
	['Point Judith', 41.36, -71.48, 'mainland'],
	['Port Townsend', 48.12, -122.76, 'mainland'],
	['Long Beach', 33.77, -118.19, 'mainland'],
	['Mackinaw City', 45.78, -84.73, 'mainland'],
	['Marblehead', 41.54, -82.73, 'mainland'],
])('no road leaves the land that %s is on, and it has its name', (_, lat, long, land) => {
	expect(landOf({ lat, long })).toBe(land);
});

const OFF_THE_LOWER_48 = ['AK', 'HI', 'PR', 'VI', 'GU', 'MP', 'AS'];

test('every town we know is on some land, and of the lower 48 only those on islands are off the mainland', () => {
	const towns = unpackTowns(readPacked('towns.bin'));
	expect(towns.filter((town) => landOf(town) === null)).toEqual([]);
	const offshore = towns.filter(
		(town) => landOf(town) !== 'mainland' && !OFF_THE_LOWER_48.includes(town.state_abbreviation),
	);
	const named = offshore.map(({ name, state_abbreviation }) => `${name}, ${state_abbreviation}`);
	expect(named.sort()).toEqual([
		'Avalon, CA',
		'Edgartown, MA',
		'Friday Harbor, WA',
		'Nantucket, MA',
		'Oak Bluffs, MA',
		'Vashon, WA',
		'Vineyard Haven, MA',
		'West Tisbury, MA',
	]);
});

test('points abroad and at sea are on no US land', () => {
	for (const [lat, long] of [
		[32.3, -64.8],
		[45.5, -64],
		[23.1, -82.4],
		[52, -106],
		[37, -130],
		[0, 0],
	] as const)
		expect(landOf({ lat, long })).toBe(null);
});

test('a campus across the border counts as in Canada or Mexico; one within a quarter mile of it may be on a border river', () => {
	const square = (west: number, south: number): [number, number][] => [
		[west, south],
		[west + 10, south],
		[west + 10, south + 5],
		[west, south + 5],
		[west, south],
	];
	const borders = { Canada: square(-80, 45), Mexico: square(-110, 25) };
	const at = (lat: number, long: number) => neighborOf(borders, { lat, long });
	expect([at(47, -75), at(27, -105), at(44, -75)]).toEqual(['Canada', 'Mexico', undefined]);
	// 0.21 and 0.41 miles north of the border.
	expect([at(45.003, -75), at(45.006, -75)]).toEqual([undefined, 'Canada']);
});
