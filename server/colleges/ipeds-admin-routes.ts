import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import { describeRoute } from 'hono-openapi';
import { type IpedsProgress, ipedsProgressSchema, ipedsReportSchema } from '#domain/admin/ipeds-import.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { reasonOf } from '#domain/reason-of.ts';
import type { Db } from '#server/db/open.ts';
import { patient } from '#server/db/patient.ts';
import { describe } from '#server/http/describe.ts';
import { accessFailures, type Guards, type SignedInEnv } from '#server/http/guards.ts';
import { limitedBody } from '#server/http/limited-body.ts';
import type { Log } from '#server/http/log.ts';
import { Problem } from '#server/http/problems.ts';
import { submittedForm } from '#server/http/submitted-form.ts';
import { ImportError } from './department-file.ts';
import { createIpedsDesk, filesOf } from './ipeds-desk.ts';

/** One year's three files from the Department are 6 MB. */
const MOST_BYTES = 20_000_000;
const fails: ErrorCode[] = [...accessFailures, 'bad_body', 'too_large', 'forbidden_origin', 'storage_full'];
const filesBody = describeRoute({
	requestBody: {
		required: true,
		content: {
			'multipart/form-data': {
				schema: {
					type: 'object',
					properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
				},
			},
		},
	},
});

interface Deps {
	db: Db;
	guards: Pick<Guards, 'forTab'>;
	now: () => Date;
	log: Log;
}

/** Imports the Department's files from the back office: first a preview, then the writing. */
export function ipedsAdminRoutes({ db, guards: { forTab }, now, log }: Deps) {
	const desk = createIpedsDesk(db);
	return new Hono<SignedInEnv>()
		.post(
			'/admin/ipeds/preview',
			describe('What these files of the Department of Education would change', ipedsReportSchema, fails),
			filesBody,
			forTab('content'),
			limitedBody(MOST_BYTES),
			async (c) => c.json(await inWords(async () => desk.preview(await filesIn(c)))),
		)
		.post(
			'/admin/ipeds/import',
			describe(
				'Imports the files step by step; each line of the response reports progress',
				ipedsProgressSchema,
				fails,
			),
			filesBody,
			forTab('content'),
			limitedBody(MOST_BYTES),
			async (c) => {
				const by = c.var.account.id;
				const { next } = patient(await inWords(async () => desk.begin(await filesIn(c), by)));
				// If the first step fails, the import has not begun: the error is answered like any other.
				const first = await next(now());
				c.header('Content-Type', 'application/x-ndjson');
				return stream(c, async (lines) => {
					const tell = (progress: IpedsProgress) => lines.writeln(JSON.stringify(progress));
					let last = first;
					try {
						for (let progress = first; progress; progress = await next(now())) {
							last = progress;
							await tell(progress);
						}
					} catch (error) {
						log(`import of IPEDS stopped: ${reasonOf(error)}`);
						const fault = 'The server could not write on. What is in stays: choose the files again to go on.';
						if (last) await tell({ ...last, fault });
					}
				});
			},
		);
}

async function filesIn(c: Context<SignedInEnv>) {
	const { files } = await submittedForm(c, true);
	const given = [files].flat().filter((file) => file instanceof File);
	if (given.length === 0 || given.length > 3) throw new ImportError('Choose one to three files.');
	return filesOf(
		await Promise.all(
			given.map(async (file) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) })),
		),
	);
}

/** Tells the editor what is wrong with a file. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof ImportError) throw new Problem('bad_body', `${error.message} Nothing was changed.`);
		throw error;
	}
}
