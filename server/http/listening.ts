import { createServer } from 'node:net';
import { StartError } from '#server/start/start-error.ts';

export interface ListenAddress {
	host: string;
	port: number;
}

/**
 * Tries to listen there and stops at once, so that a person whose server cannot listen sees only this error.
 * @throws StartError
 */
export function tryListening(address: ListenAddress): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once('error', (error) => reject(listenFault(error, address)));
		probe.listen(address.port, address.host, () => probe.close(() => resolve()));
	});
}

/** Returns an error with a sentence on why a server cannot listen; returns unknown errors as they are. */
export function listenFault(error: NodeJS.ErrnoException, { host, port }: ListenAddress): Error {
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
