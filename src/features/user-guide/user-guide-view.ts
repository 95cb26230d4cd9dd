/** What the user guide shows beside its steps. */
export interface UserGuideView {
	/** The address of its video; null is none, or none that is known here. */
	video: string | null | Promise<string | null>;
}
