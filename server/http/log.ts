/** An event's values besides its words. Security: nothing about a person, no token, no address. */
export interface Facts {
	request_id?: string;
}

/** Writes one line of the server's log. */
export type Log = (line: string, facts?: Facts) => void;
