/** The user guide's content besides its steps. */
export interface UserGuideView {
	/** The address of its video; null if there is none, or none is known here. */
	video: string | null | Promise<string | null>;
}
