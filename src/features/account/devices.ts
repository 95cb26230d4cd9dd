import * as z from 'zod/mini';
import { ApiError } from '#api/api-error.ts';
import { getJson, send } from '#api/request.ts';
import { type DeviceSession, deviceSessionSchema } from '#domain/accounts/device-session.ts';

/** The devices that are signed in, the one used last first; null when the server does not say. */
export async function readDevices(): Promise<DeviceSession[] | null> {
	try {
		const answer = await getJson('/account/sessions', z.array(deviceSessionSchema));
		return answer.unchanged ? null : answer.value;
	} catch (error) {
		if (error instanceof ApiError) return null;
		throw error;
	}
}

/** Signs a device out; one that is signed out already is fine. @throws ApiError when the server cannot be asked. */
export async function signDeviceOut(id: string): Promise<void> {
	try {
		await send({ method: 'DELETE', address: `/api/account/sessions/${id}` }, z.null());
	} catch (error) {
		if (!(error instanceof ApiError && error.code === 'session_not_found')) throw error;
	}
}
