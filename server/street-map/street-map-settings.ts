import * as z from 'zod/mini';
import { outsideAddress } from '#server/outside/address.ts';

export const streetMapVariables = { MAP_STYLE_URL: z.optional(outsideAddress()) };
