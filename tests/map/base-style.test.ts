import { expect, test } from 'vitest';
import { pinLabel } from '#domain/map/pin.ts';
import { baseStyle } from '#map/base-style.ts';
import { streetLayers } from '#map/street-layers.ts';

const palette = {
	land: 'rgb(1,0,0)',
	water: 'rgb(2,0,0)',
	county: 'rgb(3,0,0)',
	border: 'rgb(4,0,0)',
	park: 'rgb(5,0,0)',
	campus: 'rgb(6,0,0)',
	building: 'rgb(7,0,0)',
	road: 'rgb(8,0,0)',
	street: 'rgb(9,0,0)',
};
const style = baseStyle('blob:the-ground', palette);
const layers = [...style.layers, ...streetLayers(palette)];

test('the style asks no server for anything', () => {
	expect(style.glyphs).toBeUndefined();
	expect(style.sprite).toBeUndefined();
	expect(style.sources).toEqual({ base: expect.objectContaining({ data: 'blob:the-ground' }) });
});

test('every color of the palette is used, and each layer has a name of its own', () => {
	const text = JSON.stringify(layers);
	for (const color of Object.values(palette)) expect(text).toContain(color);
	expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
});

test('a marker names itself', () => {
	const brown = { id: '1', kind: 'college', name: 'Brown University', lat: 41.8, long: -71.4 } as const;
	expect(pinLabel({ ...brown, number: 3 })).toBe('Stop 3, Brown University');
	expect(pinLabel(brown)).toBe('College, Brown University');
	expect(pinLabel({ ...brown, kind: 'poi', name: 'Arnold Arboretum' })).toBe('Sight, Arnold Arboretum');
});
