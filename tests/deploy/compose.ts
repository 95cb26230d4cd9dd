import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { projectFile } from '#server/start/project.ts';

const serviceSchema = z.object({
	image: z.string(),
	build: z.optional(z.object({ context: z.string(), dockerfile: z.string() })),
	env_file: z.optional(z.string()),
	environment: z.record(z.string(), z.union([z.string(), z.number()])),
	command: z.optional(z.array(z.string())),
	volumes: z.array(z.string()),
	ports: z.optional(z.array(z.string())),
	read_only: z.boolean(),
	tmpfs: z.optional(z.string()),
	cap_drop: z.array(z.string()),
	cap_add: z.optional(z.array(z.string())),
	depends_on: z.optional(z.record(z.string(), z.object({ condition: z.string() }))),
});

/** The parts of deploy/compose.yaml that the tests check. */
const composeSchema = z.object({
	services: z.object({ site: serviceSchema, backup: serviceSchema, proxy: serviceSchema }),
	volumes: z.record(z.string(), z.null()),
});

export const compose = composeSchema.parse(
	parse(readFileSync(projectFile('deploy/compose.yaml'), 'utf8'), { merge: true }),
);

/** deploy/several.yaml, which extends it. */
export const several = z
	.object({
		services: z.object({
			'site-two': z.object({ extends: z.object({ file: z.string(), service: z.string() }) }),
			backup: z.object({ profiles: z.array(z.string()) }),
			proxy: z.object({ environment: z.record(z.string(), z.string()) }),
		}),
	})
	.parse(parse(readFileSync(projectFile('deploy/several.yaml'), 'utf8')));
export type Service = keyof typeof compose.services;

/** A service's command, as its container gets it. */
export const commandOf = (service: Service): string[] =>
	(compose.services[service].command ?? []).map((word) => word.replaceAll('$$', '$'));
