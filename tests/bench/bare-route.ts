/** A Hono server with one route that answers one value as JSON and does nothing else. */
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const value = JSON.parse(readFileSync(process.env.BODY ?? '', 'utf8'));
const app = new Hono().get('/', (c) => c.json(value));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
