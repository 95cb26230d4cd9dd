/**
 * Runs in a process of its own, so that the engine is cold: reads the highway table, answers the first matrix, and prints the milliseconds
 * of both.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Point } from '#domain/geo.ts';
import { driveMatrix } from '#domain/roads/drives.ts';
import { unpackRoads } from '#domain/roads/packed-roads.ts';

const [file = '', points = ''] = process.argv.slice(2);
const stops: Point[] = JSON.parse(points);
const packed = readFileSync(file);
const start = performance.now();
const table = unpackRoads(JSON.parse(gunzipSync(packed).toString()));
const read = performance.now();
driveMatrix(table, stops);
console.log(JSON.stringify({ read: read - start, matrix: performance.now() - read }));
