import { apiAddress } from './api-address.ts';

/** Returns the address of a tile of streets, with `{z}`, `{x}` and `{y}` for MapLibre to fill in, in full for its worker. */
export const streetTileAddress = (): string =>
	`${new URL(apiAddress('/public/street-map'), location.href).href}/{z}/{x}/{y}`;
