import { createServer } from 'node:net';
import { StartError } from '#server/start-error.ts';

/** Where the server is to listen. */
export interface Place {
	host: string;
	port: number;
}

/**
 * Listens there and lets go at once, so that who starts the server where it cannot listen hears of that and of nothing else.
 * @throws StartError
 */
export function tryListening(place: Place): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once('error', (error) => reject(listenFault(error, place)));
		probe.listen(place.port, place.host, () => probe.close(() => resolve()));
	});
}

/** The sentence that says why a server cannot listen; an error that has none stays itself. */
export function listenFault(error: NodeJS.ErrnoException, { host, port }: Place): Error {
	switch (error.code) {
		case 'EADDRINUSE':
			return new StartError('Wrong configuration: PORT is taken by another program; choose another one.');
		case 'EACCES':
			return new StartError(
				`Wrong configuration: PORT ${port} may not be opened by this user; choose one from 1024 on.`,
			);
		case 'ENOTFOUND':
		case 'EAI_AGAIN':
			return new StartError(
				`Wrong configuration: HOST must be a host name or an IP address, and "${host}" cannot be found.`,
			);
		case 'EADDRNOTAVAIL':
		case 'EINVAL':
			return new StartError(
				`Wrong configuration: HOST must be an address of this machine, and "${host}" is not.`,
			);
		default:
			return error;
	}
}
