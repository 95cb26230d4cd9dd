export function writeStamp(): void;
export function isStampCurrent(): boolean;
