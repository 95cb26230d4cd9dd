import { fetchPacked } from '#api/fetch-packed.ts';
import type { Airport } from '#domain/places/place.ts';
import airportsUrl from '#generated/airports.bin?url';
import { remembered } from '#runtime/remembered.ts';

/** The bundled airports; the service worker caches them, so they need no network. */
export const loadAirports = remembered(() => fetchPacked<Airport[]>(airportsUrl));
