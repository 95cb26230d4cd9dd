/** A command of WebDriver: as an HTTP driver takes it, below the session's address, and as Firefox takes it over Marionette. */
export const commands = {
	setWindowRect: ['POST', 'window/rect', 'WebDriver:SetWindowRect'],
	navigate: ['POST', 'url', 'WebDriver:Navigate'],
	run: ['POST', 'execute/async', 'WebDriver:ExecuteAsyncScript'],
	click: ['POST', 'element/:id/click', 'WebDriver:ElementClick'],
	type: ['POST', 'element/:id/value', 'WebDriver:ElementSendKeys'],
	screenshot: ['GET', 'screenshot', 'WebDriver:TakeScreenshot'],
	print: ['POST', 'print', 'WebDriver:Print'],
} as const;
export type Command = keyof typeof commands;

/** A fresh browser, with nothing left from before, that obeys WebDriver. */
export interface Wire {
	send(command: Command, parameters?: { id?: string; [name: string]: unknown }): Promise<unknown>;
	/** Ends the browser and deletes everything it stored. */
	end(): Promise<void>;
}

/** A command that the browser refused. */
export class Refused extends Error {
	readonly code: string;
	/** @param code one of WebDriver's, such as "stale element reference" */
	constructor(code: string, message: string) {
		super(`${code}: ${message}`);
		this.code = code;
	}
}

/** WebDriver's name for an element: an object with its id under this key. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
export type ElementReference = Record<typeof ELEMENT, string>;
