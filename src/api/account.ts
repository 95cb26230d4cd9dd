import * as z from 'zod/mini';
import { type DeviceName, type DeviceSession, deviceSessionSchema } from '#domain/accounts/device-session.ts';
import {
	type Deletion,
	type PasswordChange,
	type SignInWay,
	signInWaySchema,
} from '#domain/accounts/sign-in-ways.ts';
import { ApiError } from './api-error.ts';
import { getJson, LONG_PATIENCE_MS, send } from './request.ts';

const SESSIONS = '/account/sessions';

/** The signed-in devices, last used first. */
export const readDevices = (): Promise<DeviceSession[]> => getJson(SESSIONS, z.array(deviceSessionSchema));

/** Signs out a device; no error when it is signed out already. */
export async function signDeviceOut(id: string): Promise<void> {
	try {
		await send(`${SESSIONS}/${id}`, z.null(), { method: 'DELETE' });
	} catch (error) {
		if (!(error instanceof ApiError && error.code === 'session_not_found')) throw error;
	}
}

/** Signs out every other device. */
export async function signOthersOut(): Promise<void> {
	await send(SESSIONS, z.null(), { method: 'DELETE' });
}

/** Names a device; an empty name removes it. */
export async function renameDevice(id: string, name: string): Promise<void> {
	await send<null, DeviceName>(`${SESSIONS}/${id}`, z.null(), { method: 'PATCH', body: { name } });
}

/** Reads how the person signs in, and what that lets them do now. */
export const readSignInWay = (): Promise<SignInWay> => getJson('/account/sign-in', signInWaySchema);

/** Replaces the password and signs out every other device. */
export async function changePassword(current: string, next: string): Promise<void> {
	await send<null, PasswordChange>('/account/password', z.null(), { body: { current, next } });
}

/** Everything the server stores about the person, as JSON text. */
export async function readExport(): Promise<string> {
	return JSON.stringify(await getJson('/account/export', z.record(z.string(), z.unknown())), null, '\t');
}

/**
 * Deletes the account; leave out the password only after a fresh sign-in. Our server first ends all charges, which
 * takes as long as the card service needs.
 */
export async function deleteAccount(password: string | undefined): Promise<void> {
	const body = password === undefined ? {} : { password };
	await send<null, Deletion>('/account/deletion', z.null(), { body, patienceMs: LONG_PATIENCE_MS });
}
