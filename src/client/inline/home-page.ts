/** The scripts of the first page in one, right behind the studio's hours in its contact section. */
import './open-status.ts';
import '../printed-details.ts';
import './open-question.ts';
import '../contact-scroll.ts';
