/** A mail to be sent. */
export interface Mail {
	to: string;
	subject: string;
	text: string;
}
