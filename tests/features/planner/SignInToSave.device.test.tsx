import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sharedDb } from '#db/shared-db.ts';
import { renameTrip } from '#domain/trips/edit-trip.ts';
import { tripFromCells } from '#domain/trips/trip.ts';
import { freePlan } from '#domain/trips/trip-plan.ts';
import { SignInToSave } from '#features/planner/SignInToSave.tsx';
import { draftStore } from '#trips/draft-store.ts';
import { aTripOf } from '../../domain/trips/builders.ts';
import { refusingWrites } from '../../sync/trips-on-disk.ts';

const goSignIn = vi.fn();
vi.mock('#session/go-sign-in.ts', () => ({
	goSignIn: (...given: unknown[]) => goSignIn(...given),
}));
const taps: Record<string, () => void> = {};
vi.mock('#ui/Button.tsx', () => ({
	Button: ({ children, onClick }: { children: unknown; onClick: () => void }) => {
		taps[[children].flat().at(-1) as string] = onClick;
		return null;
	},
}));

const wordsFor = (stops: number) =>
	renderToStaticMarkup(
		<SignInToSave trip={tripFromCells('t', aTripOf(stops))} onClose={() => undefined} />,
	).replace(/<[^>]*>/g, ' ');

test('a trip that a free plan saves is promised to be saved at the sign-in', () => {
	expect(wordsFor(freePlan.stops)).toContain('We save this one as soon as you sign in;');
	taps['Sign In']?.();
	expect(goSignIn).toHaveBeenLastCalledWith('save', { isNew: false, address: undefined });
	taps['Create account']?.();
	expect(goSignIn).toHaveBeenLastCalledWith('save', { isNew: true, address: undefined });
});

test('for a trip with more stops than a free plan saves, the dialog says so, and promises nothing', () => {
	const words = wordsFor(freePlan.stops + 1);
	expect(words).toContain('This one has 6 stops. A free plan saves 5 stops; the trial saves 10, no card.');
	expect(words).toMatch(/Until it’s saved, the draft stays on this \w+\./);
	expect(words).not.toContain('as soon as you sign in');
});

test('a draft that the phone refused is not said to stay there: its link can be copied, and its stops come back', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const free = refusingWrites(sharedDb, 'QuotaExceededError');
	onTestFinished(async () => {
		free();
		await draftStore.retry();
	});
	await draftStore.write(renameTrip('Ohio loop'));
	vi.stubGlobal('location', { origin: 'https://tours.example' });
	const words = wordsFor(2);
	expect(words).toContain('The draft isn’t saved on this phone yet: copy its link first.');
	expect(words).not.toMatch(/stays|as soon as/);
	expect(taps).toHaveProperty('Copy');
	taps['Sign In']?.();
	expect(goSignIn).toHaveBeenLastCalledWith('save', {
		isNew: false,
		address: expect.stringMatching(/^\/trip-planner\?trip=.+,.+/),
	});
});
